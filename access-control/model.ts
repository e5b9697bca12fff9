/**
 * The one casbin model for server and console. A policy holds the rights of one user only, so its lines need no
 * subject: building, code, flag.
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
