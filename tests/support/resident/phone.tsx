import 'virtual:resident/colors.css'
import '#resident/app.css'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '#core/language.ts'
import { App } from '#resident/app.tsx'
import { dropAll } from '#resident/data/database.ts'
import { forgetLoaded } from '#resident/data/loaded.ts'
import type { Home, HomePage, Me } from '#resident/data/shapes.ts'
import { turnTo } from '#resident/language/language.ts'
import { go, startRouter } from '#resident/router/router.ts'
import { startSession } from '#resident/session/session.ts'
import { refuseCall } from '../components/unexpected.ts'

/** What the server refuses: its status and code, and codes by field. */
export class Refused {
  readonly status: number
  readonly body: object
  constructor(status: number, errorCode: string, errors: Readonly<Record<string, readonly string[]>> = {}) {
    this.status = status
    this.body = { errorCode, errorMessage: errorCode, errors, requestId: 'r' }
  }
}

export interface Asked {
  readonly call: string
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}
type Reply = object | ((asked: Asked) => unknown)
/** By call, without its parameters: `GET /v1/resident/me`. `offline` = no server is reached. */
export type Replies = Readonly<Record<string, Reply>>

let replies: Replies | 'offline' = {}
export const asked: Asked[] = []
export const answer = (next: Replies | 'offline') => void (replies = next)

const empty = { data: [], total: 0 }
/** What the office shows beside anything else: nothing, where a test does not say otherwise. */
const none: Replies = { 'GET /v1/resident/banners': empty, 'GET /v1/resident/sliders': empty }

async function answerFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(String(input), location.origin)
  const one: Asked = {
    call: `${init.method ?? 'GET'} ${url.pathname}`,
    params: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {},
    headers: init.headers as Record<string, string>,
  }
  asked.push(one)
  if (replies === 'offline') throw new TypeError('Failed to fetch')
  const reply = replies[one.call] ?? none[one.call]
  if (reply === undefined) return await refuseCall(one.call)
  const value: unknown = typeof reply === 'function' ? await (reply as (of: Asked) => unknown)(one) : reply
  if (value instanceof Refused) return Response.json(value.body, { status: value.status })
  return value instanceof Blob ? new Response(value) : Response.json(value)
}

const former = location.pathname + location.search

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', former)
})

interface Opening {
  /** Within the app. Default: its start. */
  readonly path?: string
  readonly language?: Language
  readonly replies: Replies | 'offline'
  /** True for a phone on which the app was open before: what it kept stays. */
  readonly again?: boolean
}

/** Opens the app on a phone, with doubles in place of the server: a call that the test did not expect fails it. */
export async function openApp({ path = '/', language = 'vi', replies: given, again = false }: Opening) {
  vi.stubGlobal('fetch', answerFetch)
  await page.viewport(390, 844)
  forgetLoaded()
  if (!again) {
    localStorage.clear()
    await dropAll()
  }
  asked.length = 0
  answer(given)
  await turnTo(language)
  startRouter()
  go(path)
  await startSession()
  return await render(<App />)
}

/** An apartment of somebody who acts for it. */
export const home = (changes: Partial<Home> = {}): Home => ({
  apartment_id: '12',
  apartment: 'A-0101',
  building: {
    id: '1',
    code: 'HS',
    name: 'Hồ Sen',
    address: '12 Nguyễn Huệ',
    hotline: '02838220000',
    contact: null,
    logo: null,
    currency_code: 'vnd',
    money_unit: null,
  },
  expired: false,
  resident_id: '5',
  stay_id: '6',
  since: '2025-01-01',
  until: null,
  lives: true,
  adult: true,
  acts: true,
  householder: true,
  pays: false,
  ...changes,
})

export const me = (homes: readonly Home[] = [home()], id = '9'): { readonly data: Me } => ({
  data: {
    account: {
      id,
      name: 'Nguyễn Lan',
      email: null,
      email_unproved: false,
      phone_number: '0901234567',
      avatar: null,
      language: null,
    },
    session_id: '3',
    sends: [],
    homes,
  },
})

export const homePage = (
  money: Partial<NonNullable<HomePage['money']>> | null = {},
): { readonly data: HomePage } => ({
  data: {
    apartment_id: '12',
    money: money && {
      owed: '1250000',
      fees: 2,
      overdue: '0',
      due_on: '2026-12-15',
      before: '0',
      fund: '0',
      credit: '0',
      prepaid: '0',
      request: null,
      last_receipt: null,
      ...money,
    },
    texts: [],
    banners: [],
    unread: 0,
  },
})
