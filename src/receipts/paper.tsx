import type { ReactNode } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
import { dots } from './paper-text.ts'
import './receipts.css'

export type Fact = readonly [name: string, value: string | undefined]

interface Signing {
  readonly title: string
  readonly name?: string | undefined
  /** Beside the signature and the name, the seal. */
  readonly sealed?: boolean
}

interface PaperProps {
  readonly tools: ViewTools
  readonly title: string
  /** Lines below the title. */
  readonly under: readonly string[]
  /** A whole sheet, which is filed; else half of one. */
  readonly whole?: boolean
  /** What is said across a paper that no longer counts. */
  readonly voided?: string | undefined
  readonly facts: readonly Fact[]
  /** Facts without a value are filled in by hand; else they are left out. */
  readonly byHand?: boolean
  readonly signatures: readonly Signing[]
  readonly children: ReactNode
}

/** The frame of a paper: whose it is, its title, its facts, what it says, and who signs it. */
export function Paper({
  tools,
  title,
  under,
  whole = false,
  voided,
  facts,
  byHand = false,
  ...rest
}: PaperProps) {
  const { building } = useSession()
  return (
    <article
      className={whole ? 'desk-paper desk-paper-whole' : 'desk-paper'}
      lang={tools.language}
      data-voided={voided !== undefined}
    >
      <header>
        <strong>{building?.name}</strong>
        {whole && <p>{building?.address}</p>}
        <h2>{title}</h2>
        {under.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Voided says={voided} />
      </header>
      <Facts facts={facts} byHand={byHand} />
      {rest.children}
      <Signatures of={rest.signatures} tools={tools} />
    </article>
  )
}

/** Across the paper: that it no longer counts. */
export const Voided = ({ says }: { readonly says: string | undefined }) =>
  says !== undefined && <p className="desk-voided">{says}</p>

/** Names and values; those without one are dotted lines, or left out. */
export const Facts = ({ facts, byHand = false }: Pick<PaperProps, 'facts' | 'byHand'>) => (
  <dl>
    {facts.map(([name, value]) =>
      value === undefined && !byHand ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? dots}</dd>
        </div>
      ),
    )}
  </dl>
)

interface SignaturesProps {
  readonly of: readonly Signing[]
  readonly tools: ViewTools
}

/** Where people sign: the part that each takes, room for the signature, and the name. */
export const Signatures = ({ of, tools: { t } }: SignaturesProps) => (
  <footer>
    {of.map(({ title, name, sealed = false }) => (
      <span key={title}>
        <strong>{title}</strong>
        <small>{t(sealed ? 'console.desk.paper.sign_and_seal' : 'console.desk.paper.sign')}</small>
        <span />
        <span>{name}</span>
      </span>
    ))}
  </footer>
)
