import Commands

ArcadeCommandLine.main()
