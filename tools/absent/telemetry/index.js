// The engine reports its switches and commands here. This replacement sends nothing.
const nothing = () => undefined;
module.exports = { track: nothing, trackFeatureFlag: nothing, setTelemetryEnabled: nothing };
