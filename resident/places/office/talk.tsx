import { useState } from 'react'
import { callForData } from '../../data/call.ts'
import { useLoaded } from '../../data/loaded.ts'
import { say } from '../../language/say.ts'
import { momentText } from '../../language/written.ts'
import { LongField, Submit } from '../../parts/field.tsx'
import { useForm } from '../../parts/form.ts'
import { Page } from '../../parts/page.tsx'
import { Pictures, StoredPictures } from '../../parts/pictures.tsx'
import { Shown } from '../../parts/shown.tsx'
import type { HomeProps } from '../../places.ts'
import { discard, queue, useQueue, useWhenSent } from '../../queue/queue.ts'
import { Unsent } from '../../queue/unsent.tsx'
import type { Waiting } from '../../queue/waiting.ts'
import { readConversation } from './calls.ts'
import { Rating } from './rating.tsx'
import type { Talk } from './shapes.ts'
import { mostPictures, picturesOf } from './write.tsx'

/** A conversation: the question, what was said since, its result and how it was rated. */
export function TalkPlace({ home, id }: HomeProps) {
  const place = home.apartment_id
  const loaded = useLoaded({
    home: place,
    name: `talk ${id}`,
    load: (signal) => callForData(readConversation, { path: { id } }, { signal }),
  })
  const waiting = useQueue().waiting.filter(({ home: at, about }) => at === place && about === id)
  const [instead, setInstead] = useState<Waiting>()
  // An empty form follows each answer; one in the making stays as it is while an earlier one is sent.
  const [turn, setTurn] = useState(0)
  useWhenSent(loaded.reload)
  return (
    <Page title={loaded.value?.title ?? say('shell.office')} back={`/homes/${place}/office`}>
      <Shown of={loaded}>
        {(talk) => (
          <>
            <Said by={say('office.you')} at={talk.created_at} of={talk} />
            {talk.comments.map((one) => (
              <Said key={one.id} by={one.resident ?? say('shell.office')} at={one.created_at} of={one} />
            ))}
            {talk.result !== null && talk.status === 'processed' && (
              <section className="card">
                <h2>{say('office.result')}</h2>
                <p className="lines">{talk.result}</p>
              </section>
            )}
            <Unsent
              of={waiting}
              edit={(one) => (one.kind === 'rating' ? void discard(one) : setInstead(one))}
            />
            {talk.status === 'processed' && (
              <Rating
                of={talk.rating}
                isOnItsWay={waiting.some(({ kind }) => kind === 'rating')}
                rate={(stars) =>
                  void queue({
                    home: place,
                    kind: 'rating',
                    about: id,
                    values: { stars: String(stars) },
                    pictures: [],
                  })
                }
              />
            )}
            <AnswerForm
              key={instead?.id ?? turn}
              home={place}
              talk={talk}
              instead={instead}
              done={() => {
                setInstead(undefined)
                setTurn((before) => before + 1)
              }}
            />
          </>
        )}
      </Shown>
    </Page>
  )
}

interface SaidProps {
  readonly by: string
  readonly at: string
  readonly of: Pick<Talk, 'content' | 'images'>
}

const Said = ({ by, at, of: { content, images } }: SaidProps) => (
  <article className="card said">
    <p className="quiet">
      {by} · {momentText(at)}
    </p>
    <p className="lines">{content}</p>
    <StoredPictures of={images} />
  </article>
)

interface AnswerProps {
  readonly home: string
  readonly talk: Talk
  readonly instead: Waiting | undefined
  readonly done: () => void
}

function AnswerForm({ home, talk, instead, done }: AnswerProps) {
  const [pictures, setPictures] = useState(() => picturesOf(instead))
  const form = useForm({
    first: { content: instead?.values['content'] ?? '' },
    required: ['content'],
    send: async (values) => {
      await queue({ home, kind: 'answer', about: talk.id, values, pictures, instead })
      done()
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <LongField
        form={form}
        name="content"
        label={say('office.answer')}
        help={talk.status === 'processed' && say('office.closed_help')}
        maxLength={5000}
      />
      <Pictures label={say('office.pictures')} of={pictures} most={mostPictures} change={setPictures} />
      <Submit form={form}>{say('office.send')}</Submit>
    </form>
  )
}
