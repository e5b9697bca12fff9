import { execFile, execFileSync } from 'node:child_process'
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seconds } from './money-times.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
/** Debian's own tools, which need no service and no other kernel features than root's. */
const buildah = async (...words: readonly string[]) =>
  (await run('buildah', words, { cwd: root, maxBuffer: 64 * 2 ** 20 })).stdout.trim()

export interface Image {
  /** Where its files lie, as long as it is not released. */
  readonly root: string
  readonly env: readonly string[]
  /** Entry point and command. */
  readonly words: readonly string[]
  readonly health: readonly string[]
  /** Uid and gid. */
  readonly user: readonly [string, string]
  /** MB, as the tool tells it. */
  readonly size: number
  readonly buildSeconds: number
  /** Where its base came from. */
  readonly base: string
  release(): Promise<void>
}

interface Inspected {
  readonly Docker: {
    readonly config: {
      readonly User: string
      readonly Env: readonly string[]
      readonly Entrypoint: readonly string[]
      readonly Cmd: readonly string[]
      readonly Healthcheck: { readonly Test: readonly string[] }
    }
  }
}

/** Builds the image of the Dockerfile, on the official base where that can be pulled. */
export async function buildImage(): Promise<Image> {
  const name = /^FROM (node:\S+)/m.exec(await readFile(join(root, 'Dockerfile'), 'utf8'))?.[1] ?? ''
  const base = await findBase(`docker.io/library/${name}`)
  const buildSeconds = await seconds(() =>
    buildah(
      'bud',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--layers',
      ...certificates(),
      '-t',
      'lobby',
      '.',
    ),
  )
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', 'lobby')) as Inspected
  const { User, Env, Entrypoint, Cmd, Healthcheck } = Docker.config
  const [{ size }] = JSON.parse(await buildah('images', '--json', 'lobby')) as [{ size: string }]
  const [uid = '', gid = ''] = User.split(':')
  const container = await buildah('from', '--pull-never', 'lobby')
  return {
    root: await buildah('mount', container),
    env: Env,
    words: [...Entrypoint, ...Cmd],
    health: Healthcheck.Test.slice(1),
    user: [uid, gid],
    size: Number(/^[\d.]+/.exec(size)?.[0]) * (size.endsWith('GB') ? 1000 : 1),
    buildSeconds,
    base,
    release: async () => void (await buildah('rm', container)),
  }
}

/** A machine behind a proxy of its own has certificates of its own. */
function certificates(): string[] {
  const path = process.env.NODE_EXTRA_CA_CERTS
  return path === undefined ? [] : ['--volume', `${path}:${path}:ro`, '--env', `NODE_EXTRA_CA_CERTS=${path}`]
}

async function findBase(name: string): Promise<string> {
  const has = () =>
    buildah('inspect', '--type', 'image', name).then(
      () => true,
      () => false,
    )
  if (!(await has())) await run('timeout', ['120', 'buildah', 'pull', name]).catch(() => layBase(name))
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', name)) as {
    Docker: { config: { Labels: Readonly<Record<string, string>> | null } }
  }
  return Docker.config.Labels?.[laid] ?? 'the official one'
}

/** The label that tells which base was laid here. */
const laid = 'lobby.laid'

/** Lays the base as the official one is: Debian without papers, Node.js and npm below /usr/local, the user `node`. */
async function layBase(name: string): Promise<void> {
  const [, version = '', suite = ''] = /:([\d.]+)-(\w+)-slim$/.exec(name) ?? []
  console.log(`${name} cannot be pulled: laying it by debootstrap …`)
  const folder = await mkdtemp(join(tmpdir(), 'lobby-base-'))
  try {
    const base = join(folder, 'base')
    await run('debootstrap', ['--variant=minbase', suite, base], { maxBuffer: 64 * 2 ** 20 })
    for (const path of [
      'usr/share/doc',
      'usr/share/man',
      'usr/share/locale',
      'usr/share/info',
      'var/cache/apt',
      'var/lib/apt/lists',
    ])
      for (const entry of await readdir(join(base, path)))
        await rm(join(base, path, entry), { recursive: true })
    await writeFile(join(base, 'etc/apt/apt.conf.d/docker-clean'), keepsNothing)
    const local = join(base, 'usr/local')
    await copyFile(process.execPath, join(local, 'bin/node'))
    await chmod(join(local, 'bin/node'), 0o755)
    await run('npm', ['pack', 'npm@11', '--pack-destination', folder], { cwd: folder })
    const pack = (await readdir(folder)).find((entry) => entry.endsWith('.tgz')) ?? ''
    await run('tar', ['-xzf', pack], { cwd: folder })
    await mkdir(join(local, 'lib/node_modules'), { recursive: true })
    await cp(join(folder, 'package'), join(local, 'lib/node_modules/npm'), { recursive: true })
    for (const program of ['npm', 'npx'])
      await symlink(`../lib/node_modules/npm/bin/${program}-cli.js`, join(local, 'bin', program))
    await run('chroot', [base, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node'])
    const has = execFileSync('chroot', [base, 'node', '--version'], { encoding: 'utf8' }).trim()
    if (has !== `v${version}`)
      throw new Error(`The project's Node.js is ${has}, and the Dockerfile names ${version}`)
    await run('tar', ['-C', base, '-cf', join(folder, 'base.tar'), '.'])
    const container = await buildah('from', 'scratch')
    await buildah('add', '-q', container, join(folder, 'base.tar'), '/')
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    const from = `Debian ${suite} by debootstrap with the project's Node.js ${version}`
    await buildah('config', '--env', path, '--cmd', 'node', '--label', `${laid}=${from}`, container)
    await buildah('commit', '-q', '--format', 'docker', '--rm', container, name)
  } finally {
    // A debootstrap that broke off leaves the machine's own processes mounted there.
    for (const path of ['proc', 'sys'])
      await run('umount', [join(folder, 'base', path)]).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
}

/** The official images' rule: what apt has fetched and reckoned does not stay. */
const keepsNothing = `DPkg::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/*.bin || true"; };
APT::Update::Post-Invoke { "rm -f /var/cache/apt/archives/*.deb /var/cache/apt/*.bin || true"; };
Dir::Cache::pkgcache ""; Dir::Cache::srcpkgcache "";
`
