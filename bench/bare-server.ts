import Fastify from 'fastify'
import pg from 'pg'

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
const oneColumns = `t.id, t.building_id, t.version, t.code, t.name, t.short_id, t.block_id, t.apartment_type_id, t.floor, t.area,
  t.garden_area, t.statuses, t.handover_date, t.pe_code, t.register_people_number, t.separate_fee, t.partner_apartment_id,
  t.handover_status, t.created_at, t.updated_at, t.deleted_at,
  (select count(*)::int from residency r where r.building_id = t.building_id and r.apartment_id = t.id and r.deleted_at is null) as residents_count`

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
    text: `insert into apartment as t (building_id, code, name, block_id, floor, area) values ($1, $2, $3, $4, $5, $6) returning ${oneColumns}`,
    values: [building_id, code, name, block_id, floor, area],
  })
  return reply.code(201).send({ data: rows[0] as unknown })
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
