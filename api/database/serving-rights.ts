import pg from 'pg'
import { migrationLock } from './migrate.ts'
import type { Db, Queryable } from './pool.ts'
import { queueSchema } from './queue-version.ts'

const ordinary = ['select', 'insert', 'update', 'delete']
/**
 * What the role that serves may do with tables that are not ordinary work (docs/decisions/serving-role.md): to the books
 * and the log it adds; what the database writes by itself it reads.
 */
const special: Readonly<Record<string, readonly string[]>> = {
  ledger_entry: ['select', 'insert'],
  ledger_line: ['select', 'insert'],
  settlement: ['select', 'insert'],
  prepayment_release: ['select', 'insert'],
  fee_trace: ['select', 'insert'],
  log: ['select', 'insert'],
  ledger_entry_account: ['select'],
  ledger_chain: ['select'],
  ledger_day: ['select'],
  ledger_summed: ['select'],
  owed_day: ['select'],
  owed_month: ['select'],
  owed_sum: ['select'],
  received_day: ['select'],
  till_day: ['select'],
  migration: ['select'],
  receipt: ['select', 'insert', 'update'],
  closed_month: ['select', 'insert', 'update'],
  closed_code: ['select', 'insert'],
  // What was handed over is frozen by a trigger; that it was taken back is entered later.
  journal_handover: ['select', 'insert', 'update'],
  // What an invoice says is frozen by a trigger; its number and what becomes of it are entered later.
  e_invoice: ['select', 'insert', 'update'],
  e_invoice_line: ['select', 'insert'],
  // What was printed once is never another's.
  payment_reference: ['select', 'insert'],
  former_name: ['select', 'insert'],
  // What banks said is frozen by a trigger; whom it is for is decided later.
  bank_message: ['select', 'insert', 'update'],
  bank_line: ['select', 'insert', 'update'],
  bank_statement: ['select', 'insert', 'update'],
  // What was counted is frozen by a trigger; who takes it over is entered later.
  till_closing: ['select', 'insert', 'update'],
}

/** Tables whose rows stay for ever, whoever serves. */
export const lastingTables: readonly string[] = Object.keys(special).filter((name) =>
  special[name]?.includes('insert'),
)

/** Gives a role its rights, and takes from it what it should not have. By the tables' owner, after the migrations. */
export async function grantServing(db: Db, role: string): Promise<void> {
  await db.transaction(async (tx) => {
    // Servers that start together would change the same rows of the catalogue.
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const to = pg.escapeIdentifier(role)
    for (const held of await rightsOf(tx, role)) {
      const { schema, name, rights, is_sequence } = held
      const wanted = wantedOf(held)
      if (wanted.toSorted().join() === rights.join()) continue
      const relation = `${is_sequence ? 'sequence ' : ''}${[schema, name].map(pg.escapeIdentifier).join('.')}`
      await tx.query(`revoke all on ${relation} from ${to}`)
      await tx.query(`grant ${wanted.join(', ')} on ${relation} to ${to}`)
    }
    await tx.query(`grant usage on schema public, ${queueSchema} to ${to}`)
  })
}

function wantedOf({ schema, name, is_sequence, maintains }: Held): readonly string[] {
  if (is_sequence) return ['usage']
  // The job queue rebuilds its own indexes when they have grown.
  if (schema === queueSchema) return maintains ? [...ordinary, 'maintain'] : ordinary
  return special[name] ?? ordinary
}

interface Held {
  readonly schema: string
  readonly name: string
  readonly is_sequence: boolean
  /** PostgreSQL 17 or later, which knows the right to rebuild. */
  readonly maintains: boolean
  /** Sorted. */
  readonly rights: readonly string[]
}

/** What the role was given, of everything that the caller owns. */
const rightsOf = (tx: Queryable, role: string) =>
  tx.query<Held>(
    `select n.nspname as schema, c.relname as name, c.relkind = 'S' as is_sequence,
        current_setting('server_version_num')::int >= 170000 as maintains,
        array(select lower(a.privilege_type) from aclexplode(c.relacl) a where a.grantee = to_regrole($1)
          order by 1) as rights
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', '${queueSchema}') and c.relkind in ('r', 'p', 'S')
        and c.relowner = current_user::regrole order by 1, 2`,
    [pg.escapeIdentifier(role)],
  )
