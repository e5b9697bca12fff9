import type { FastifyInstance, FastifyRequest } from 'fastify'
import { giveBack, requireSlot } from '#api/auth/throttle.ts'
import { addressKey } from '#api/http/address.ts'
import { notFound } from '#api/http/error.ts'
import type { RoomServices } from '#api/room.ts'
import { columns } from '#api/sql/column.ts'
import { query } from '#api/sql/query.ts'
import { isId } from '#core/id.ts'
import { building } from '#entities/property/building.ts'
import { iconSizes, type IconName } from './app-icon.ts'
import { createDrawnIcons } from './drawn-icons.ts'
import { manifestOf } from './manifest.ts'

const findBuilding = query({
  row: columns(building, ['id', 'name', 'logo']),
  takes: { id: 'bigint' },
  sql: ({ id }) => `select id, name, logo from building where id = ${id} and deleted_at is null`,
})

/** A phone asks for them without a header of ours. What they tell of a building stands on its wall: name and logo. */
const page = {
  permission: 'public',
  clientId: 'not_needed',
  query: 'ignored',
  openapi: { hide: true },
} as const

/** A day: a building seldom changes its name, and a phone asks at every start. */
const cached = 'public, max-age=86400'

type Asked = FastifyRequest<{ Params: { readonly id: string; readonly name?: string } }>

/** What a phone needs to install the residents' app under a building's name and logo. */
export function manifestRoutes(app: FastifyInstance, { db, files, services }: RoomServices): void {
  const { limits } = services
  const iconOf = createDrawnIcons()
  /** 404 for a number that is no building's. Numbers are easily tried: misses of one address are counted. */
  async function find({ ip, params: { id } }: Asked) {
    const key = `resident-app:address:${addressKey(ip)}`
    await requireSlot(db, key, limits.publicMissesPerAddress)
    const [found] = isId(id) ? await findBuilding(db, { id }) : []
    if (found === undefined) throw notFound()
    await giveBack(db, key)
    return found
  }

  app.get('/app/building/:id/app.webmanifest', { config: page }, async (request: Asked, reply) => {
    const { id, name, logo } = await find(request)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', cached)
      .send(JSON.stringify(manifestOf({ id, name, hasLogo: logo !== null })))
  })

  app.get('/app/building/:id/:name.png', { config: page }, async (request: Asked, reply) => {
    const { name } = request.params
    if (!isIconName(name)) throw notFound()
    const { id, logo } = await find(request)
    if (logo === null) throw notFound()
    const icon = await iconOf({ logo, name }, async () => {
      const opened = await files.openPicture({ entity: building.name, id }, logo)
      return opened?.stream
    })
    if (icon === undefined) throw notFound()
    return reply.type('image/png').header('cache-control', cached).send(icon)
  })
}

const isIconName = (name: string | undefined): name is IconName =>
  name !== undefined && Object.hasOwn(iconSizes, name)
