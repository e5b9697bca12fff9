import { z } from 'zod'
import { languages } from '#core/language.ts'
import { currencyCodes } from '../currency.ts'
import { defineCall } from './call.ts'
import { sentId, wire } from './values.ts'

// The app of residents (docs/domain/residents.md). What they have of single entities is derived from the declarations:
// entities/resident-calls.ts.

const { id, amount, count, day, moment } = wire

/** For those who live somewhere or pay for an apartment, whatever else they are. */
export const ofResident = { permission: 'auth', forResidents: true, tag: 'resident' } as const

/** `residentPath('fees')`: an address below /v1/resident. */
export const residentPath = <const Path extends string>(path: Path) => `/v1/resident/${path}` as const

const text = z.string().nullable()

/** An apartment of the caller's: where they live, or what they pay for. */
const home = z.strictObject({
  apartment_id: id,
  /** Its code. */
  apartment: z.string(),
  building: z.strictObject({
    id,
    code: z.string(),
    name: z.string(),
    address: text,
    hotline: text,
    contact: text,
    /** A file's id. */
    logo: text,
    currency_code: z.enum(currencyCodes),
    money_unit: text,
  }),
  /** The building's order has run out: nothing but this call answers. */
  expired: z.boolean(),
  resident_id: id,
  stay_id: id.nullable(),
  since: day,
  until: day.nullable(),
  lives: z.boolean(),
  adult: z.boolean(),
  /** Sees its fees and papers, and pays them. */
  acts: z.boolean(),
  householder: z.boolean(),
  /** A payer rule names them for fees of this apartment. */
  pays: z.boolean(),
})

export const readMe = defineCall({
  ...ofResident,
  id: 'readMe',
  method: 'GET',
  path: residentPath('me'),
  summary: 'Who the resident is, and their homes by the apartments’ codes',
  reply: z.strictObject({
    data: z.strictObject({
      account: z.strictObject({
        id,
        name: z.string(),
        email: text,
        email_unproved: z.boolean(),
        phone_number: text,
        avatar: text,
        language: z.enum(languages).nullable(),
      }),
      session_id: id,
      /** The ways in which messages leave this server. */
      sends: z.array(z.enum(['email', 'sms'])),
      homes: z.array(home),
    }),
  }),
})

/** A payment that is asked for by a QR, as its makers and those who act for the apartment see it. */
const shownRequest = {
  id,
  apartment_id: id,
  amount,
  /** The fees that it is for. */
  fees: z.array(id),
  /** The text of the transfer. */
  purpose: text,
  bank_name: text,
  account_number: text,
  account_holder: text,
  /** What the QR says. */
  qr: text,
  status: z.enum(['waiting', 'success', 'expired']),
  created_at: moment,
  expires_at: moment.nullable(),
  paid_at: moment.nullable(),
  receipt_id: id.nullable(),
} as const

export const readHomePage = defineCall({
  ...ofResident,
  id: 'readHomePage',
  method: 'GET',
  path: residentPath('home'),
  summary:
    'What the first page of a home shows: what is owed, the payment under way, the latest texts, banners',
  params: z.strictObject({ apartment_id: sentId }),
  reply: z.strictObject({
    data: z.strictObject({
      apartment_id: id,
      /** Null for who may not know: a child, or an adult who does not act. */
      money: z
        .strictObject({
          /** Open fees that the caller can pay, and how many these are. */
          owed: amount,
          fees: count,
          /** Of `owed` what is past its day. */
          overdue: amount,
          /** The first day on which some of it is due. */
          due_on: day.nullable(),
          /** What the apartment owes from before the caller came, of which they see no more than this sum. */
          before: amount,
          /** What the caller owes to the maintenance fund, which is paid into that: no part of `owed`. */
          fund: amount,
          credit: amount,
          prepaid: amount,
          request: z.strictObject(shownRequest).nullable(),
          last_receipt: z
            .strictObject({ id, code: text, received_on: day.nullable(), received: amount.nullable() })
            .nullable(),
        })
        .nullable(),
      texts: z.array(
        z.strictObject({
          kind: z.enum(['news', 'notification']),
          id,
          title: z.string(),
          date: day.nullable(),
          has_picture: z.boolean(),
          /** Everybody reads it, at its public page; others are read by `readOwnAnnouncement`. */
          is_public: z.boolean(),
        }),
      ),
      /** What the office shows on this page now, in its order. */
      banners: z.array(
        z.strictObject({
          id,
          title: z.string(),
          /** A page of ours, or a whole address. */
          link: text,
          has_picture: z.boolean(),
        }),
      ),
      /** Lines of the bell that are not read. */
      unread: count,
    }),
  }),
  errors: { 404: ['record_not_found'], 403: ['order_expired'] },
})

/** The same fees while one waits: the same request. Another choice of them: the former one expires. */
export const requestPayment = defineCall({
  ...ofResident,
  id: 'requestPayment',
  method: 'POST',
  path: residentPath('payment-requests'),
  summary: 'Asks for the QR by which open fees of an apartment are paid; one for the same fees, whoever asks',
  body: z.strictObject({
    apartment_id: sentId,
    /** Left out: all that the caller can pay there. */
    fee_ids: z.array(sentId).min(1, { error: 'required' }).max(200, { error: 'too_many' }).optional(),
  }),
  writes: { touches: ['payment_request'] },
  repeatable: true,
  reply: z.strictObject({
    data: z.strictObject({
      ...shownRequest,
      /** False: it was under way already, since `created_at`. */
      is_new: z.boolean(),
    }),
  }),
  errors: {
    403: ['order_expired'],
    404: ['record_not_found'],
    409: ['nothing_to_pay', 'request_not_payable'],
    422: ['required', 'invalid_reference', 'too_many', 'unknown_field'],
  },
})
