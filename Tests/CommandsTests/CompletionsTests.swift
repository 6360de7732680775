import Testing

@testable import Commands

struct CompletionsTests {
  @Test func `the completions for bash know every command, option and value`() {
    #expect(
      Shell.bash.script(for: Sample.table) == #"""
        # In ~/.bashrc: eval "$(arcade completions bash)"
        _arcade_value() {
          words= paths=
          case $1:$2 in
            :--theme) words='auto dark light high-contrast' ;;
            slots:--seed) ;;
            slots:--levels) paths=folder ;;
            slots:--theme) words='auto dark light high-contrast' ;;
            scores:--sort) words='date score' ;;
            scores:--limit) ;;
            scores:--player) ;;
            *) return 1 ;;
          esac
        }
        _arcade_words() {
          words= paths=
          case $command in
            '')
              options='--theme --ascii --help --version'
              case $place in
                0) words='slots scores settings import' ;;
              esac ;;
            slots)
              options='--seed --levels --theme --ascii --help'
              case $place in
              esac ;;
            scores)
              options='--sort --limit --player --json --csv --help'
              case $place in
              esac ;;
            settings)
              options='--help'
              case $place in
                0) words='sound theme' ;;
                1) ;;
              esac ;;
            import)
              options='--help'
              case $place in
                *) paths=file ;;
              esac ;;
            *) options= ;;
          esac
          if [[ -z $over && $word == -* ]]; then words=$options paths=; fi
        }
        _arcade() {
          local word=${COMP_WORDS[COMP_CWORD]} command= before= over= place=0
          local index next words paths options reply
          for ((index = 1; index < COMP_CWORD; index++)); do
            next=${COMP_WORDS[index]}
            if [[ $next == '=' ]]; then continue
            elif [[ -n $before ]]; then before=
            elif [[ -z $over && $next == -- ]]; then over=yes
            elif [[ -z $over && $next == -?* ]]; then
              if _arcade_value "$command" "$next"; then before=$next; fi
            elif [[ -z $command ]]; then command=$next
            else ((place += 1)); fi
          done
          if [[ $word == '=' ]]; then word=; fi
          if [[ -n $before ]]; then _arcade_value "$command" "$before"; else _arcade_words; fi
          COMPREPLY=()
          while IFS= read -r reply; do COMPREPLY+=("$reply"); done < <(
            case $paths in
              file) compgen -f -- "$word" ;;
              folder) compgen -d -- "$word" ;;
              *) compgen -W "$words" -- "$word" ;;
            esac
          )
          if [[ -n $paths ]]; then compopt -o filenames 2>/dev/null; fi
        }
        complete -F _arcade arcade

        """#)
  }

  @Test func `the completions for zsh know every command, option and value`() {
    #expect(
      Shell.zsh.script(for: Sample.table) == #"""
        #compdef arcade
        # In ~/.zshrc, after compinit: eval "$(arcade completions zsh)"
        _arcade() {
          local curcontext=$curcontext state line
          typeset -A opt_args
          _arguments -C \
            '--theme=[The colours]:NAME:(auto dark light high-contrast)' \
            '--ascii[Draw with ASCII alone]' \
            '(- *)'{-h,--help}'[Show this help]' \
            '(- *)--version[Show the version]' \
            '1:command:->command' \
            '*::argument:->argument'
          case $state in
            command)
              local -a commands
              commands=(
                'slots:Spin the player'\''s wheels'
                'scores:Show the results that are kept'
                'settings:Show and change the settings'
                'import:Take in results'
              )
              _describe command commands ;;
            argument)
              case $line[1] in
                slots)
                  _arguments \
                    '--seed=[Play the game of this number]:N: ' \
                    '--levels=[Play from the files in DIR]:DIR:_files -/' \
                    '--theme=[The colours]:NAME:(auto dark light high-contrast)' \
                    '--ascii[Draw with ASCII alone]' \
                    '(- *)'{-h,--help}'[Show this help]' ;;
                scores)
                  _arguments \
                    '--sort=[What comes first]:ORDER:(date score)' \
                    '--limit=[Show at most N rows]:N: ' \
                    '--player=[Only NAME'\''s results]:NAME: ' \
                    '--json[Print JSON]' \
                    '--csv[Print CSV]' \
                    '(- *)'{-h,--help}'[Show this help]' ;;
                settings)
                  _arguments \
                    '(- *)'{-h,--help}'[Show this help]' \
                    '1::KEY:(sound theme)' \
                    '2::VALUE: ' ;;
                import)
                  _arguments \
                    '(- *)'{-h,--help}'[Show this help]' \
                    '*:FILE:_files' ;;
              esac ;;
          esac
        }
        if [[ $funcstack[1] == _arcade ]]; then _arcade "$@"; else compdef _arcade arcade; fi

        """#)
  }

  @Test func `the completions for fish know every command, option and value`() {
    #expect(
      Shell.fish.script(for: Sample.table) == #"""
        # Once: arcade completions fish > ~/.config/fish/completions/arcade.fish
        complete -c arcade -f
        complete -c arcade -s h -l help -d 'Show this help'
        complete -c arcade -n __fish_use_subcommand -l version -d 'Show the version'
        complete -c arcade -n __fish_use_subcommand -l theme -x -a 'auto dark light high-contrast' -d 'The colours'
        complete -c arcade -n __fish_use_subcommand -l ascii -d 'Draw with ASCII alone'
        complete -c arcade -n __fish_use_subcommand -a slots -d 'Spin the player\'s wheels'
        complete -c arcade -n __fish_use_subcommand -a scores -d 'Show the results that are kept'
        complete -c arcade -n __fish_use_subcommand -a settings -d 'Show and change the settings'
        complete -c arcade -n __fish_use_subcommand -a import -d 'Take in results'
        complete -c arcade -n '__fish_seen_subcommand_from slots' -l seed -x -d 'Play the game of this number'
        complete -c arcade -n '__fish_seen_subcommand_from slots' -l levels -x -a '(__fish_complete_directories)' -d 'Play from the files in DIR'
        complete -c arcade -n '__fish_seen_subcommand_from slots' -l theme -x -a 'auto dark light high-contrast' -d 'The colours'
        complete -c arcade -n '__fish_seen_subcommand_from slots' -l ascii -d 'Draw with ASCII alone'
        complete -c arcade -n '__fish_seen_subcommand_from scores' -l sort -x -a 'date score' -d 'What comes first'
        complete -c arcade -n '__fish_seen_subcommand_from scores' -l limit -x -d 'Show at most N rows'
        complete -c arcade -n '__fish_seen_subcommand_from scores' -l player -x -d 'Only NAME\'s results'
        complete -c arcade -n '__fish_seen_subcommand_from scores' -l json -d 'Print JSON'
        complete -c arcade -n '__fish_seen_subcommand_from scores' -l csv -d 'Print CSV'
        complete -c arcade -n '__fish_seen_subcommand_from settings; and not __fish_seen_subcommand_from sound theme' -a 'sound theme' -d 'What to set'
        complete -c arcade -n '__fish_seen_subcommand_from import' -F

        """#)
  }
}
