// What the rest of the engine asks of its enterprise parts while it loads, with all of them switched off.
Object.defineProperty(exports, "__esModule", { value: true });
exports.PolicyOperation = {};
exports.WILDCARD = "*";
exports.adminRbacRoutesMiddlewares = [];
exports.getInviteRolesStep = () => undefined;
exports.policiesLoader = async () => undefined;
exports.validateRolesExistStep = () => undefined;
// no flag of that name is found, so nothing can switch it on
exports.default = { key: "rbac" };
