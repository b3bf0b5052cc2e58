// The engine reports each of its switches and commands here. Nothing is told to anybody.
const nothing = () => undefined;
module.exports = { track: nothing, trackFeatureFlag: nothing, setTelemetryEnabled: nothing };
