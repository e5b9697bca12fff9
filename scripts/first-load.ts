import { build, type Rollup, type UserConfig } from 'vite'

/**
 * Ids of the modules that the console's first page cannot do without: what the entry imports statically, and whatever
 * those modules import, after everything unused has been dropped. They belong in a few files: left to itself, the
 * bundler makes one file for every combination of pages that share code, and a hundred requests cost more than their
 * content.
 */
export async function firstLoadModules(config: UserConfig): Promise<FirstModules> {
  const outcome = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const { output } = [outcome].flat()[0] as Rollup.RollupOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const modulesFrom = (isMeant: (chunk: Rollup.OutputChunk) => boolean) => {
    const met = new Set<string>()
    const walk = (file: string) => {
      const chunk = chunks.get(file)
      if (chunk === undefined || met.has(file)) return
      met.add(file)
      chunk.imports.forEach(walk)
    }
    for (const chunk of chunks.values()) if (isMeant(chunk)) walk(chunk.fileName)
    return new Set([...met].flatMap((file) => Object.keys(chunks.get(file)?.modules ?? {})))
  }
  const first = modulesFrom(({ isEntry }) => isEntry)
  const antd = modulesFrom(({ facadeModuleId }) => facadeModuleId?.endsWith('/ui/antd-frame.tsx') === true)
  return { first, antd: new Set([...antd].filter((id) => !first.has(id))) }
}

export interface FirstModules {
  readonly first: ReadonlySet<string>
  /** What every page but a list begins with as well. */
  readonly antd: ReadonlySet<string>
}
