/** SQL: a code without the marks between its signs, as `compactCode` writes it. */
export const compactSql = (sql: string) => `translate(${sql}, ' -_./', '')`
