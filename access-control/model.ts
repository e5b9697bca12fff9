/**
 * The one casbin model for server and console. A policy holds the rights of one user only, so its lines need no
 * subject: building, code, and a pattern of the flags held. One line for all flags of a code, since casbin compares each
 * question with every line.
 */
export const modelText = `
[request_definition]
r = building, code, flag

[policy_definition]
p = building, code, flags

[policy_effect]
e = some(where (p.eft == allow))

[matchers]
m = r.code == p.code && r.building == p.building && regexMatch(r.flag, p.flags)
`
