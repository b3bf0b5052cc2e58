// The engine always loads this plugin; this replacement adds nothing.
