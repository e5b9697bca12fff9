/**
 * The one casbin model of both sides. A policy holds one user's rights and nobody else's, so a line needs
 * no subject: building, code, flag.
 */
export const modelText = `
[request_definition]
r = building, code, flag

[policy_definition]
p = building, code, flag

[policy_effect]
e = some(where (p.eft == allow))

[matchers]
m = r.building == p.building && r.code == p.code && r.flag == p.flag
`
