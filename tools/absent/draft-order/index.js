// The engine loads this plugin always; it brings nothing.
