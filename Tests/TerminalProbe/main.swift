Probe.main()
