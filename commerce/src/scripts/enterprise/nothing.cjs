// A part that is asked for nothing; of definitions of links each export is taken for one.
