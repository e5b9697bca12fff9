import { AxiosError, type AxiosAdapter } from 'axios'
import { isCallError } from '#data-provider/http.ts'
import { http } from '#src/data/http.ts'
import { startSession } from '#src/session/session.ts'
import { takeSession } from '#src/data/token.ts'
import { writeCookie } from '#src/storage/cookies.ts'
import { sessionCookie } from '#domain/session-cookie.ts'
import type { User } from '#src/session/user.ts'
import { refuseCall } from './unexpected.ts'

const building = { id: '1', code: 'HS', name: 'Hồ Sen', expired: false, currency_code: 'vnd' } as const

/** An administrator at work in a building whose currency is đồng. */
export const administrator: User = {
  id: '5',
  type: 'org_admin',
  name: 'Trần Minh',
  email: 'minh.tran@lobby.test',
  email_unproved: false,
  phone_number: null,
  avatar: null,
  language: null,
  organisation_id: '1',
  resident_id: null,
  session_id: '1',
  buildings: [building],
  sends: ['email', 'sms'],
  organisation_permissions: [],
  building: {
    ...building,
    address: null,
    contact: null,
    hotline: null,
    logo: null,
    money_unit: null,
    deploy_month: null,
    chart: 'tt133',
    permission_group: null,
    permission_product_codes: ['ql', 'vh', 'tc'],
  },
}

/**
 * Replies to calls that do not go through the data provider: `GET /v1/manage/storage/media/7`; a function is given the
 * parameters and the body, and throws a `refusal` where the server refuses.
 */
export type Replies = Readonly<Record<string, unknown>>

/** Signs in without a server. Any call that has no reply fails the test. */
export async function startSessionDouble(user: User, replies: Replies): Promise<void> {
  const known: Replies = { 'GET /v1/current-user': { user }, ...replies }
  const adapter: AxiosAdapter = async (config) => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`
    if (!Object.hasOwn(known, call)) return refuseCall(call)
    const reply = known[call]
    const reached = (status: number, data: unknown) => ({ data, status, statusText: '', headers: {}, config })
    try {
      return reached(200, await (typeof reply === 'function' ? reply(config.params, config.data) : reply))
    } catch (error) {
      if (!isCallError(error)) throw error
      const { statusCode, codes, errors, limits, body } = error
      const said = reached(statusCode, { errorCode: codes.join(), errors, limits, ...body })
      throw new AxiosError(error.message, undefined, config, null, statusCode === 0 ? undefined : said)
    }
  }
  http.defaults.adapter = adapter
  writeCookie(sessionCookie.mark, 'of no server')
  takeSession()
  await startSession()
}
