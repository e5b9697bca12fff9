import type { FastifyInstance } from 'fastify'
import { accountShown } from '#api/auth/current-user.ts'
import { answerCall } from '#api/calls/answer-call.ts'
import type { Caller } from '#api/context.ts'
import { today } from '#api/calendar/today.ts'
import { presentOwn, presentResident } from '#api/records/present/present-own.ts'
import type { RoomServices } from '#api/room.ts'
import { readHomePage, readMe } from '#domain/calls/resident.ts'
import { readOwnStatement } from '#domain/calls/own-statement.ts'
import { textIn } from '#domain/published-text.ts'
import { homeBanners, latestTexts, placesShown, unreadOf } from './home-statements.ts'
import { moneyOf } from './money-of-home.ts'
import { ownHomes, requireOpenHome, type OwnHome } from './own-home.ts'
import { yearStatement } from './year-statement.ts'

const mostTexts = 3
const mostBanners = 5

/** Who the resident is, and the first page of each of their homes. */
export function homeRoutes(app: FastifyInstance, { services }: Pick<RoomServices, 'services'>): void {
  const { db, records } = app.callServices

  answerCall(app, readMe, async ({ caller }) => {
    const { sessionId } = caller().principal
    const { sends, ...account } = await accountShown(services, caller().principal)
    return {
      data: presentOwn({ account, session_id: sessionId, sends, homes: await homesShown(db, caller()) }),
    }
  })

  answerCall(app, readHomePage, async ({ caller, params }) => {
    const { apartment_id: apartmentId } = params()
    const own = await requireOpenHome(db, caller(), apartmentId)
    const place = { buildingId: own.buildingId }
    const stays = caller().principal.homes.flatMap(({ apartmentId: at, stayId }) =>
      at === apartmentId ? [stayId] : [],
    )
    const [money, texts, banners, [bell]] = await Promise.all([
      moneyOf({ db, records }, caller(), own),
      own.home === undefined ? [] : latestTexts(db, { ...place, stays, most: mostTexts }),
      own.home === undefined ? [] : homeBanners(db, { ...place, most: mostBanners }),
      unreadOf(db, { accountId: caller().principal.accountId }),
    ])
    const { language } = caller()
    return {
      data: presentOwn({
        apartment_id: apartmentId,
        money,
        texts: texts.map(({ kind, id, date, has_picture, is_public, ...text }) => ({
          kind,
          id,
          title: textIn({ ...text, summary: null, content: '' }, language).title,
          date,
          has_picture,
          is_public,
        })),
        banners,
        unread: bell?.unread ?? 0,
      }),
    }
  })

  answerCall(app, readOwnStatement, async ({ caller, params }) => {
    const { apartment_id: apartmentId, year = today().slice(0, 4) } = params()
    const own = await requireOpenHome(db, caller(), apartmentId)
    const asked = { year: Number(year), language: caller().language }
    return { data: presentResident(await yearStatement(db, own, asked)) }
  })
}

async function homesShown(db: FastifyInstance['callServices']['db'], caller: Caller) {
  const own = new Map(ownHomes(caller).map((one) => [one.apartmentId, one]))
  const places = await placesShown(db, { apartmentIds: [...own.keys()] })
  return places.flatMap(({ apartment_id, apartment, expired, ...building }) => {
    const one = own.get(apartment_id)
    return one === undefined ? [] : [{ apartment_id, apartment, building, expired, ...partOf(one) }]
  })
}

/** What somebody is in their home. */
function partOf({ home, pays }: OwnHome) {
  const [payer] = pays
  return {
    resident_id: home?.residentId ?? payer?.residentId ?? '0',
    stay_id: home?.stayId ?? null,
    since: home?.since ?? payer?.since ?? '',
    until: home?.until ?? null,
    lives: home !== undefined,
    adult: home?.isAdult ?? false,
    acts: home?.acts ?? false,
    householder: home?.isHouseholder ?? false,
    pays: pays.length > 0,
  }
}
