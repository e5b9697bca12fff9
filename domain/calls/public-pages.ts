import { z } from 'zod'
import { defineCall } from './call.ts'
import { wire } from './values.ts'

/** What a published text tells who reads it, and nothing else of its record. */
export const readText = z.strictObject({
  title: z.string(),
  /** A few sentences before the text itself. */
  summary: z.string().nullable(),
  /** Formatted text, cut down to the policy of the declaration language. */
  html: z.string(),
  date: wire.day.nullable(),
  building: z.string(),
  has_picture: z.boolean(),
})
const text = z.strictObject({ data: readText })

const errors = { 404: ['record_not_found'], 429: ['too_many_requests'] } as const

export type PublicKind = 'news' | 'notification' | 'resident-handbook'

/** The page on which everyone reads a published text. */
export const publicAddress = (kind: PublicKind, id: string) => `/public/${kind}/${id}`

const publicPicture = (id: string, at: PublicKind | 'banner', what: string) =>
  defineCall({
    id: `read${id}Picture`,
    method: 'GET',
    path: `/v1/public/${at}/{id}/picture` as const,
    permission: 'public',
    tag: 'public',
    summary: `The picture of ${what.toLowerCase()} that is published for everyone`,
    reply: 'file',
    errors,
  })

/** A published text, in the language of the request if it has been translated, and its picture. */
const publicPage = (id: string, at: PublicKind, what: string) => ({
  read: defineCall({
    id: `read${id}`,
    method: 'GET',
    path: `/v1/public/${at}/{id}` as const,
    permission: 'public',
    tag: 'public',
    summary: `${what} that is published for everyone; without signing in`,
    reply: text,
    errors,
  }),
  picture: publicPicture(id, at, what),
})

export type PublicPage = ReturnType<typeof publicPage>

export const publicNews = publicPage('PublicNews', 'news', 'A news article')
export const publicNotification = publicPage('PublicNotification', 'notification', 'An announcement')
export const publicHandbook = publicPage('PublicHandbook', 'resident-handbook', 'A handbook page')
export const publicBannerPicture = publicPicture('PublicBanner', 'banner', 'A banner')
