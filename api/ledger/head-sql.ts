/** SQL of a link as people read it: its number and the beginning of its hash, `1234-9f3a5c21b0de`. */
export const headSql = (link: string) => `(${link}.number || '-' || left(encode(${link}.hash, 'hex'), 12))`
