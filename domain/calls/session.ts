import { z } from 'zod'
import { languages } from '#core/language.ts'
import { currencyCodes } from '../currency.ts'
import { charts } from '../money/charts.ts'
import { userTypes } from '../permission.ts'
import { defineCall } from './call.ts'
import { wire } from './values.ts'

// Apart from signing in: the console asks these before its first page, whoever is signed in already.

const { id, moment } = wire

/** The bearer of later calls; absent where a browser asked for the cookie (`domain/session-cookie.ts`). */
export const accessToken = z.string().optional()
export const session = z.strictObject({ access_token: accessToken, expires_at: moment })

/** The reply is the same if the user is already signed out. */
export const signOut = defineCall({
  permission: 'public',
  tag: 'auth',
  id: 'signOut',
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End this session',
  beforeSecondFactor: true,
})

const flag = z.boolean()
/** A permission code with its five rights. */
export const groupPermission = z.strictObject({
  code: z.string(),
  read: flag,
  create: flag,
  update: flag,
  delete: flag,
  approve: flag,
})

const buildingSummary = {
  id,
  code: z.string(),
  name: z.string(),
  /** Its order has run out: only orders, profile and logout remain. */
  expired: z.boolean(),
  currency_code: z.enum(currencyCodes),
}

/** `building` is the requested one, or else the user's first that is open, or their first; null if they have none. */
export const readCurrentUser = defineCall({
  id: 'readCurrentUser',
  method: 'GET',
  path: '/v1/current-user',
  permission: 'auth',
  tag: 'auth',
  summary: 'The user, their buildings and the current one with its permission map',
  params: z.object({ building_id: z.string().optional(), check_token: z.string().optional() }),
  reply: z.strictObject({
    user: z.strictObject({
      id,
      type: z.enum(userTypes),
      name: z.string(),
      email: z.string().nullable(),
      /** Somebody else has set the address, and its owner has not proved it yet: it gets no link and no code. */
      email_unproved: z.boolean(),
      phone_number: z.string().nullable(),
      /** A file's id. */
      avatar: z.string().nullable(),
      language: z.enum(languages).nullable(),
      organisation_id: id,
      resident_id: id.nullable(),
      session_id: id,
      buildings: z.array(z.strictObject(buildingSummary)),
      /** The ways in which messages leave this server; what it cannot send stays in the outbox. */
      sends: z.array(z.enum(['email', 'sms'])),
      /** Rights for the organisation as a whole. */
      organisation_permissions: z.array(groupPermission),
      building: z
        .strictObject({
          ...buildingSummary,
          address: z.string().nullable(),
          contact: z.string().nullable(),
          hotline: z.string().nullable(),
          logo: z.string().nullable(),
          money_unit: z.string().nullable(),
          deploy_month: z.string().nullable(),
          /** That it keeps: its own, or that of its country. */
          chart: z.enum(charts),
          /** The address where an expired order is renewed; null while it is valid. */
          renewal_url: z.string().nullable().optional(),
          /** The modules that the building's order includes. */
          permission_product_codes: z.array(z.string()),
          permission_group: z
            .strictObject({ name: z.string(), group_permissions: z.array(groupPermission) })
            .nullable(),
        })
        .nullable(),
    }),
  }),
})
