import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const id = 'virtual:resident/colors.css'

/** `virtual:resident/colors.css`: the console's colours by day and by night, `colorPrimaryBg` as `--primary-bg`. */
export function residentColorsPlugin(root: string): Plugin {
  return {
    name: 'lobby-resident-colors',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? colorsCss(root) : undefined),
  }
}

async function colorsCss(root: string): Promise<string> {
  const { colors } = (await import(
    pathToFileURL(join(root, 'src/theme/colors.ts')).href
  )) as typeof import('../src/theme/colors.ts')
  const rule = (values: Readonly<Record<string, string>>) =>
    `:root {${Object.entries(values)
      .map(([name, value]) => `${nameOf(name)}: ${value};`)
      .join(' ')}}`
  return `${rule(colors.light)}\n@media (prefers-color-scheme: dark) {${rule(colors.dark)}}`
}

const nameOf = (token: string) =>
  token.replace(/^color/, '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
