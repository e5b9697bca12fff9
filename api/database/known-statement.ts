import pg from 'pg'

export interface Asked {
  /** Of the prepared statement; a text without one is sent whole each time. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

type Rows = unknown[][]
type Parser = (raw: string) => unknown

/** Of each connection, how the columns of the prepared statements are read that it has answered already. */
const described = new WeakMap<pg.ClientBase, Map<string, readonly Parser[]>>()

/**
 * The rows of a statement, as arrays. The driver has a statement described each time that it runs; for a wide row that
 * costs both sides more than its values do. The columns that a prepared statement itself names never change, so they are
 * asked for once on each connection.
 */
export async function readArrays(client: pg.ClientBase, { name, text, values }: Asked): Promise<Rows> {
  const parsers = name === undefined ? undefined : described.get(client)?.get(name)
  if (name === undefined || parsers === undefined) {
    const { rows, fields } = await client.query<unknown[]>({
      name,
      text,
      values: [...values],
      rowMode: 'array',
    })
    if (name !== undefined && hasOwnColumns.test(text)) remember(client, name, fields)
    return rows
  }
  try {
    return await new Promise<Rows>((resolve, reject) => {
      client.query(new KnownStatement({ name, text, values, parsers, resolve, reject }))
    })
  } catch (error) {
    // So that the log says who asked, not which packet brought the refusal.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

/** Not those of a cursor, as `fetch` has them: the next one of its name may have others. */
const hasOwnColumns = /^\s*(?:select|with|insert|update|delete)\b/i

function remember(client: pg.ClientBase, name: string, fields: readonly pg.FieldDef[]): void {
  const known = described.get(client) ?? new Map<string, readonly Parser[]>()
  described.set(client, known)
  known.set(
    name,
    fields.map(({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text') as Parser),
  )
}

interface KnownParts extends Asked {
  readonly name: string
  readonly parsers: readonly Parser[]
  readonly resolve: (rows: Rows) => void
  readonly reject: (reason: unknown) => void
}

/** A prepared statement that is run again, in the driver's own interface for what is submitted to a connection. */
class KnownStatement implements pg.Submittable {
  readonly name: string
  readonly text: string
  readonly #parts: KnownParts
  readonly #found: Rows = []
  #failure: unknown
  constructor(parts: KnownParts) {
    this.name = parts.name
    this.text = parts.text
    this.#parts = parts
  }
  submit(connection: pg.Connection) {
    const { name: statement, values } = this.#parts
    // In one packet.
    connection.stream.cork()
    try {
      connection.bind({ statement, values: values as string[], valueMapper }, true)
      connection.execute(null, true)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }) {
    const { parsers } = this.#parts
    try {
      this.#found.push(fields.map((raw, index) => (raw === null ? null : (parsers[index] as Parser)(raw))))
    } catch (failure) {
      this.#failure = failure
    }
  }
  handleCommandComplete() {}
  handleReadyForQuery() {
    if (this.#failure === undefined) this.#parts.resolve(this.#found)
    else this.#parts.reject(this.#failure)
  }
  handleError(error: unknown) {
    this.#parts.reject(error)
  }
}

// On a connection that sends ahead the driver takes its own class alone, whose statements need no reply in between, as
// is true of these.
Object.setPrototypeOf(KnownStatement.prototype, pg.Query.prototype)

/** How the driver spells the values of parameters. */
const { prepareValue: valueMapper } = (
  pg as unknown as { readonly utils: { prepareValue(value: unknown): string } }
).utils
