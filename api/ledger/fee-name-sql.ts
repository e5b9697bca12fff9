/** SQL: what a fee is called in a language, where the office gave it a name there, or else its own name. */
export const feeNameSql = (alias: string, language: string) =>
  `coalesce(jsonb_path_query_first(${alias}.language_contents, '$[*] ? (@.language_code == $spoken).name',
    jsonb_build_object('spoken', ${language})) #>> '{}', ${alias}.name)`

/** SQL: the same and the fee's month, `Phí quản lý · 10/2026`, as statements and books say it. */
export const feeOfMonthSql = (alias: string, language: string) =>
  `${feeNameSql(alias, language)} || ' · ' || substr(${alias}.month, 6) || '/' || substr(${alias}.month, 1, 4)`
