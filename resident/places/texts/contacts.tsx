import { textIn } from '#domain/published-text.ts'
import { usePages } from '../../data/use-pages.ts'
import { currentLanguage } from '../../language/language.ts'
import { say } from '../../language/say.ts'
import { Page } from '../../parts/page.tsx'
import { Pages } from '../../parts/pages.tsx'
import type { HomeProps } from '../../places.ts'
import { listContacts } from './calls.ts'
import type { Contact } from './shapes.ts'

/** Whom one can reach, in the office's order; each number is a call. */
export function ContactsPlace({ home }: HomeProps) {
  const pages = usePages({ home: home.apartment_id, name: 'contacts', address: listContacts, more: {} })
  return (
    <Page title={say('texts.contacts')} back={`/homes/${home.apartment_id}/more`}>
      <Pages of={pages} none={say('texts.none')}>
        {(rows) => rows.map((one) => <Card key={one.id} of={one} />)}
      </Pages>
    </Page>
  )
}

function Card({ of }: { readonly of: Contact }) {
  const { phone_number: number, email, hours } = of
  // A note is written for other languages alone, as their `description`.
  const { title: name } = textIn(
    { title: of.name ?? '', summary: null, content: '', language_contents: of.language_contents },
    currentLanguage(),
  )
  return (
    <section className="card said">
      <strong>{name}</strong>
      {hours !== null && <p className="quiet">{hours}</p>}
      {number !== null && (
        <a className="button wide" href={`tel:${number}`}>
          {say('shell.call', { number })}
        </a>
      )}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </section>
  )
}
