from crocetta.cli import main

main()
