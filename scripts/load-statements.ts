import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { declaredStatements, type Statement } from '#api/sql/query.ts'
import { extensionStatements } from './extension-statements.ts'

const api = resolve(import.meta.dirname, '../api')

/**
 * Loads every module of the server that declares statements, so that none is left unchecked because nothing imported it,
 * and adds the fragments that extensions give to the record pipeline.
 */
export async function loadStatements(): Promise<readonly Statement[]> {
  const files = (await readdir(api, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file))
  for (const file of files.toSorted()) {
    const path = join(api, file)
    if ((await readFile(path, 'utf8')).includes('/sql/query.ts')) await import(pathToFileURL(path).href)
  }
  return [...declaredStatements(), ...(await extensionStatements())]
}
