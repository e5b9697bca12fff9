import { call } from '../data/call.ts'
import * as office from '../places/office/calls.ts'
import type { Waiting } from './waiting.ts'

interface Kind {
  /** Sends it under its key. Throws a `Refusal`. */
  readonly send: (one: Waiting, images: readonly string[]) => Promise<unknown>
  /** The page below the home on which it is seen, and written anew where it was refused. */
  readonly place: (one: Waiting) => string
}

const talk = ({ about }: Waiting) => `/office/${about}`

/** What is kept until it can be sent. Nothing that pays, books or lets somebody in is among it. */
export const kinds: Readonly<Record<string, Kind>> = {
  message: {
    send: ({ id, home, values: { topic_id = '', title = '', content = '' } }, images) =>
      call(
        office.beginConversation,
        { body: { apartment_id: home, topic_id, title, content, images } },
        { key: id },
      ),
    place: () => '/office',
  },
  answer: {
    send: ({ id, about, values: { content = '' } }, images) =>
      call(
        office.answerConversation,
        { path: { id: about }, body: { content, images: [...images] } },
        { key: id },
      ),
    place: talk,
  },
  rating: {
    send: ({ id, about, values: { stars = '' } }) =>
      call(office.rateConversation, { path: { id: about }, body: { stars } }, { key: id }),
    place: talk,
  },
}
