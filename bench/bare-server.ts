import Fastify from 'fastify'
import pg from 'pg'
import { apartmentExtension } from '#api/property/apartment.extension.ts'
import { planEntity } from '#api/records/plan.ts'
import { openMask } from '#api/records/present/mask.ts'
import { selectionReader, systemNames } from '#api/records/sql/reader.ts'
import { apartment } from '#entities/property/apartment.ts'
import { registry } from '#entities/index.ts'

/**
 * Measures what the database and Fastify give without Lobby: no session, no rights, no validation, no audit. The same
 * queries on the same tables, prepared; the list counts too. It also speaks json-server's dialect (`_start`, `_end`,
 * `X-Total-Count`), so that react-admin has a fast server behind it.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const app = Fastify()
app.addHook('onRequest', async (_request, reply) => {
  reply.header('access-control-allow-origin', '*')
  reply.header('access-control-expose-headers', 'X-Total-Count')
})

const listColumns = 't.id, t.building_id, t.code, t.name, t.block_id, t.floor, t.area, t.handover_status'
/** What Lobby selects of a record that may be seen whole: counts and values from other tables too. */
const plan = planEntity(apartment, registry, apartmentExtension.extension.expressions)
const oneColumns = selectionReader({
  plan,
  names: [...new Set([...systemNames(plan), ...plan.readable])],
  mask: openMask,
}).select

/** The orders that are requested, spelt as Lobby spells them. */
const orders = { short_id: 't.short_id', code: 't.code collate natural_order' }
type Order = keyof typeof orders

interface ListInput {
  readonly buildingId: string
  readonly order: Order
  readonly limit: number
  readonly offset: number
}

const list = ({ buildingId, order, limit, offset }: ListInput) =>
  Promise.all([
    pool.query({
      name: `list-${order}`,
      text: `select ${listColumns} from apartment t where t.building_id = $1 and t.deleted_at is null order by ${orders[order]}, t.id limit $2 offset $3`,
      values: [buildingId, limit, offset],
    }),
    pool.query({
      name: 'count',
      text: 'select count(*)::int as total from apartment t where t.building_id = $1 and t.deleted_at is null',
      values: [buildingId],
    }),
  ])

app.get('/apartments', async (request, reply) => {
  const query = request.query as Record<string, string>
  const isAdmin = query._end !== undefined
  const offset = Number(query._start ?? 0)
  const limit = isAdmin ? Number(query._end) - offset : 20
  const [rows, count] = await list({
    buildingId: query.building_id ?? '1',
    order: (isAdmin ? query._sort : query.sort) === 'code' ? 'code' : 'short_id',
    limit,
    offset,
  })
  const total = (count.rows as { total: number }[])[0]?.total ?? 0
  reply.header('X-Total-Count', total)
  return isAdmin ? rows.rows : { data: rows.rows, total }
})

app.get('/apartments/:id', async (request) => {
  const { id } = request.params as { id: string }
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${oneColumns} from apartment t where t.id = $1 and t.deleted_at is null`,
    values: [id],
  })
  return { data: rows[0] as unknown }
})

app.post('/apartments', async (request, reply) => {
  const { building_id, code, name, block_id, floor, area } = request.body as Record<string, unknown>
  const { rows } = await pool.query({
    name: 'create',
    text: `insert into apartment as t (building_id, code, name, block_id, floor, area, search_text) values ($1, $2, $3, $4, $5, $6, $7) returning ${oneColumns}`,
    values: [building_id, code, name, block_id, floor, area, `${String(code)} ${String(name)}`.toLowerCase()],
  })
  return reply.code(201).send({ data: rows[0] as unknown })
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
