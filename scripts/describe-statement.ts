import pg from 'pg'

/** A column of the result, as PostgreSQL describes it. */
export interface DescribedColumn {
  readonly name: string
  /** `bigint`, `text[]`, `timestamp with time zone`. */
  readonly type: string
  /** A table's column that may be null. Never true for an expression: PostgreSQL does not say. */
  readonly mayBeNull: boolean
}
export interface Description {
  readonly columns: readonly DescribedColumn[]
  /** Types of `$1`, `$2` … */
  readonly places: readonly string[]
}
export type Describe = (text: string) => Promise<Description>

interface Answered {
  readonly fields: readonly pg.FieldDef[]
  readonly places: readonly number[]
}

/** Reads PostgreSQL's description of a statement. It is parsed and described; nothing is planned, and nothing runs. */
export async function createDescribe(client: pg.Client): Promise<Describe> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int, format_type(oid, null) as name from pg_type',
  )
  const nullable = await client.query<{ column: string }>(
    "select attrelid || '.' || attnum as column from pg_attribute where attnum > 0 and not attnotnull",
  )
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]))
  const mayBeNull = new Set(nullable.rows.map(({ column }) => column))
  const nameOf = (oid: number) => typeNames.get(oid) ?? `type ${oid}`
  return async (text) => {
    const { fields, places } = await parse(client, text)
    return {
      columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: nameOf(dataTypeID),
        mayBeNull: mayBeNull.has(`${tableID}.${columnID}`),
      })),
      places: places.map(nameOf),
    }
  }
}

/** The driver has no call for this: a query object of ours sends the two messages and reads the replies. */
const parse = (client: pg.Client, text: string) =>
  new Promise<Answered>((resolve, reject) => {
    let fields: readonly pg.FieldDef[] = []
    let places: readonly number[] = []
    const hearPlaces = (message: { readonly dataTypeIDs: readonly number[] }) => {
      places = message.dataTypeIDs
    }
    const query = {
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', hearPlaces)
        connection.parse({ name: '', text, types: [] }, true)
        connection.describe({ type: 'S', name: '' }, true)
        connection.sync()
      },
      handleRowDescription: (message: { readonly fields: readonly pg.FieldDef[] }) => {
        fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve({ fields, places }),
    }
    client.query(query)
  })
