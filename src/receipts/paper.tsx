import type { ReactNode } from 'react'
import type { ViewTools } from '../fields/field-view.ts'
import { useSession } from '../session/session.ts'
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
  readonly signatures: readonly Signing[]
  readonly children: ReactNode
}

/** The frame of a paper: whose it is, its title, its facts, what it says, and who signs it. */
export function Paper({ tools, title, under, whole = false, voided, facts, ...rest }: PaperProps) {
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
      <Facts facts={facts} />
      {rest.children}
      <Signatures of={rest.signatures} tools={tools} />
    </article>
  )
}

/** Across the paper: that it no longer counts. */
const Voided = ({ says }: { readonly says: string | undefined }) =>
  says !== undefined && <p className="desk-voided">{says}</p>

/** Names and values; those without one are left out. */
const Facts = ({ facts }: Pick<PaperProps, 'facts'>) => (
  <dl>
    {facts.map(([name, value]) =>
      value === undefined ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
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
const Signatures = ({ of, tools: { t } }: SignaturesProps) => (
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
