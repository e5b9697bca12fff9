import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { theme } from 'antd'
import type { Plugin } from 'vite'

const id = 'virtual:theme.css'

/**
 * `virtual:theme.css`: the values of antd's tokens that our own style sheets name (`--ant-color-text`), by day and by
 * night, so that frame and lists are drawn in them without antd itself.
 */
export function themePlugin(root: string): Plugin {
  let css: Promise<string> | undefined
  return {
    name: 'lobby-theme',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? (css ??= themeCss(root)) : undefined),
  }
}

async function themeCss(root: string): Promise<string> {
  const { themeFor } = (await import(
    pathToFileURL(join(root, 'src/theme/tokens.ts')).href
  )) as typeof import('../src/theme/tokens.ts')
  const names = await namesUsed(root)
  const valuesIn = (mode: 'light' | 'dark', language: 'vi' | 'km') => {
    const token = Object.entries(theme.getDesignToken(themeFor({ mode, language, isStill: false })))
    const values = new Map(token.map(([name, value]) => [name.toLowerCase(), withUnit(name, value)]))
    return names.flatMap((name): [string, string][] => {
      const value = values.get(name.replaceAll('-', ''))
      return value === undefined ? [] : [[name, value]]
    })
  }
  const day = valuesIn('light', 'vi')
  const usual = new Map(day)
  const besides = (values: readonly [string, string][]) =>
    values.filter(([name, value]) => usual.get(name) !== value)
  return [
    rule('html', day),
    rule(`html[data-theme='dark']`, besides(valuesIn('dark', 'vi'))),
    rule(`html[lang='km']`, besides(valuesIn('light', 'km'))),
  ].join('\n')
}

const rule = (selector: string, values: readonly [string, string][]) =>
  `${selector} {${values.map(([name, value]) => `--ant-${name}: ${value};`).join(' ')}}`

const withUnit = (name: string, value: unknown) =>
  typeof value === 'number' && !/^(?:lineHeight|opacity|zIndex|fontWeight)/.test(name)
    ? `${value}px`
    : String(value)

/** Without `--ant-`. */
async function namesUsed(root: string): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob('src/**/*.{css,ts,tsx}', { cwd: root }))
    for (const [, name = ''] of (await readFile(join(root, file), 'utf8')).matchAll(
      /--ant-([a-z0-9-]*[a-z0-9])/g,
    ))
      names.add(name)
  return [...names].toSorted()
}
