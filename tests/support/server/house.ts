import { officeToday } from '#core/days.ts'
import { lodge, type Lodger } from './lodgers.ts'
import { openPushServer } from './push-server.ts'
import { outcome, recordOf } from './seeded-server.ts'

export interface Home {
  readonly id: string
  readonly block: string
  readonly floor: number
  readonly type: string
}
export interface Dweller {
  readonly name: string
  readonly ask: Lodger
  /** Where they live, and whether they are the householder there. */
  readonly stays: readonly { readonly home: Home; readonly isHouseholder: boolean }[]
  readonly acts: boolean
}
export type House = Awaited<ReturnType<typeof openHouse>>

/** Two blocks with an apartment of each type on floors 41 and 42, and people of every kind in them, who are all in the app. */
export async function openHouse() {
  const office = await openPushServer()
  const { a, db, seeded } = office
  const typeOf = async (code: string) =>
    recordOf(await a('POST apartment-types', { building_id: '1', code, name: code })).id
  const types = { small: await typeOf('small'), large: await typeOf('large') }
  const place = async (id: string, block: string, floor: number, type: string): Promise<Home> => {
    await db.execute('update apartment set floor = $2, apartment_type_id = $3 where id = $1', [
      id,
      floor,
      type,
    ])
    return { id, block, floor, type }
  }
  const { a1, a2, b1, b2 } = office.homes
  const homes = {
    a1: await place(a1, office.blocks.a, 41, types.small),
    a2: await place(a2, office.blocks.a, 42, types.large),
    b1: await place(b1, office.blocks.b, 41, types.large),
    b2: await place(b2, office.blocks.b, 42, types.small),
  }
  const settle = async (
    name: string,
    of: readonly (readonly [keyof typeof homes, boolean])[],
    acts = true,
  ): Promise<Dweller> => ({
    name,
    acts,
    stays: of.map(([at, isHouseholder]) => ({ home: homes[at], isHouseholder })),
    ask: await lodge(seeded, {
      stays: of.map(([at, isHouseholder]) => ({
        apartmentId: homes[at].id,
        acts,
        ...(isHouseholder ? { relationship: 'householder' } : {}),
      })),
    }),
  })
  const dwellers = [
    await settle('An', [['a1', true]]),
    await settle('Bình', [['a1', false]]),
    await settle('Chi', [['a2', true]]),
    await settle('Dung', [['b1', true]]),
    await settle('Em', [['b1', false]], false),
    // Householder of one apartment, and somebody's guest in another.
    await settle('Giang', [
      ['a2', false],
      ['b2', true],
    ]),
    // The householder's stay, of whom the office says that they do not act.
    await settle('Hà', [['b2', true]], false),
  ]
  return {
    ...office,
    homes,
    types,
    dwellers,
    /** An announcement that is published today; returns its id. */
    async publish(values: object): Promise<string> {
      const { id } = recordOf(
        await a('POST notifications', {
          building_id: '1',
          title: 'Cắt nước',
          content: '<p>Từ <strong>9 giờ</strong></p>',
          published_on: officeToday(),
          ...values,
        }),
      )
      const reply = await a(`POST notifications/${id}/publish`, {})
      if (reply.status !== 200) throw new Error(outcome(reply))
      return id
    },
  }
}
