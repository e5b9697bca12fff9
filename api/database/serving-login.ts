import pg from 'pg'
import type { Queryable } from './pool.ts'

export interface ServingLogin {
  readonly role: string
  readonly url: string
}

/** A login of its own for the server, or why there can be none. */
export type Found = ServingLogin | { readonly refused: string }

/** The same database with another login. */
export function withLogin(url: string, role: string, password?: string): string {
  const other = new URL(url)
  // Without effect, and needless, where an address has no host.
  other.username = ''
  other.password = ''
  // As parameters, which work for sockets too.
  other.searchParams.set('user', role)
  if (password !== undefined) other.searchParams.set('password', password)
  return other.href
}

/**
 * The login that serves on a database that the operator has given: a role `<database>_server`, made here if the owner
 * may make roles. Its password follows from the server's secret, so servers that share both can all use it.
 */
export async function findServingLogin(
  owner: Queryable,
  { url, passwordFor }: { readonly url: string; readonly passwordFor: (role: string) => string },
): Promise<Found> {
  const [place] = await owner.query<{ role: string; login: string }>(
    `select left(current_database() || '_server', 63) as role, current_user::text as login`,
  )
  if (place === undefined) throw new Error('the database does not say its name')
  const { role, login } = place
  if (role === login) return { refused: `DATABASE_URL is the login of ${role} itself` }
  const password = passwordFor(role)
  const serving = { role, url: withLogin(url, role, password) }
  const as = `role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`
  try {
    if (await isMissing(owner, role)) await createRole(owner, as)
    // Another server's secret was another: this one's is the newer.
    if (!(await opens(serving.url))) await owner.query(`alter ${as}`)
    if (!(await opens(serving.url))) return { refused: `the database does not let ${role} in` }
  } catch (thrown) {
    if (codeOf(thrown) !== notAllowed) throw thrown
    return { refused: `${login} may not create roles, or not change ${role}` }
  }
  return (await isHigh(owner, role)) ? { refused: `${role} has more rights than a server needs` } : serving
}

const notAllowed = '42501'
const codeOf = (thrown: unknown) => (thrown as { code?: unknown }).code

async function isMissing(owner: Queryable, role: string): Promise<boolean> {
  return (await owner.query('select from pg_roles where rolname = $1', [role])).length === 0
}

/** Servers that start together may each find no role. */
async function createRole(owner: Queryable, as: string): Promise<void> {
  await owner.query(`create ${as}`).catch((thrown: unknown) => {
    if (codeOf(thrown) !== '42710' && codeOf(thrown) !== '23505') throw thrown
  })
}

/** Whether the database, or the pooler before it, lets this login in. */
async function opens(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    return true
  } catch (thrown) {
    const code = String(codeOf(thrown))
    if (code.startsWith('28') || code === '08P01') return false
    throw thrown
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A role that could become the owner, or more, protects nothing. */
async function isHigh(owner: Queryable, role: string): Promise<boolean> {
  const [found] = await owner.query<{ is_high: boolean }>(
    `select r.rolsuper or r.rolcreaterole or r.rolbypassrls or r.rolreplication
        or pg_has_role(r.oid, current_user::regrole, 'member')
        or exists (select from pg_class c where c.relowner = r.oid)
        or exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid) as is_high
      from pg_roles r where r.rolname = $1`,
    [role],
  )
  return found?.is_high !== false
}
