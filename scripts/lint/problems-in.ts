import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

interface Files {
  /** Their folder. */
  readonly under?: string
  readonly ending?: 'ts' | 'tsx'
}

/** The number of problems that one of our own lint rules (`amounts/exact`) finds in each text; every text becomes a file. */
export function problemsIn(
  rule: string,
  texts: readonly string[],
  { under = '', ending = 'ts' }: Files = {},
): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-lint-'))
  const config = join(folder, 'lint.json')
  writeFileSync(
    config,
    JSON.stringify({
      jsPlugins: [join(root, `scripts/lint/${rule.split('/')[0]}.ts`)],
      categories: { correctness: 'off' },
      rules: { [rule]: 'error' },
    }),
  )
  try {
    const files = texts.map((text, at) => {
      const file = join(folder, under, `text-${at}.${ending}`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      return file
    })
    const reported = runLint(['-c', config, '-f', 'json', ...files])
    return files.map(
      (file) => reported.filter(({ filename }) => basename(filename) === basename(file)).length,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runLint(args: readonly string[]): { filename: string }[] {
  try {
    execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), ...args])
    return []
  } catch (error) {
    const { stdout } = error as { stdout: Buffer }
    return (JSON.parse(String(stdout)) as { diagnostics: { filename: string }[] }).diagnostics
  }
}
