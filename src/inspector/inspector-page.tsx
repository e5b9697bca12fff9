import { useDeferredValue, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import { screensOf } from '#core/derive/screens.ts'
import type { AnyEntity } from '#core/entity.ts'
import type { Registry } from '#core/registry.ts'
import { registry } from '#entities/index.ts'
import { entities, entityOf } from '#resources'
import { entityLabel } from '../i18n/entity-label.ts'
import { useT } from '../i18n/use-t.ts'
import { inspect } from './inspect.ts'
import { searchParts, type Part } from './part.ts'
import { samplePart } from './sample.ts'
import './inspector.css'

const inspectorPath = 'dev/declarations'
const known: Registry = registry

/** For developers: every declaration, and what is derived from one of them. Its words are English, like the code's. */
export function InspectorPage() {
  const { name } = useParams()
  const entity = entityOf(name ?? '') ?? entities[0]
  return (
    <main id="content" className="lobby-inspector">
      <header>
        <h1>Declarations</h1>
        <span>{entities.length} entities, and what the product derives from each</span>
        <Link to="/dashboard">To the console</Link>
      </header>
      <div className="lobby-inspector-panes">
        <EntityList current={entity?.name} />
        {entity !== undefined && <Derived key={entity.name} entity={entity} />}
      </div>
    </main>
  )
}

function EntityList({ current }: { readonly current: string | undefined }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = typed.toLowerCase()
  const found = entities.filter((entity) =>
    [entity.name, entity.path, entity.permission, entityLabel(t, entity.name, 'many')].some((one) =>
      one.toLowerCase().includes(words),
    ),
  )
  return (
    <nav aria-label="Entities">
      <Search label="Search entities" typed={typed} onChange={setTyped} />
      <ul>
        {found.map((entity) => (
          <li key={entity.name}>
            <Link
              to={`/${inspectorPath}/${entity.name}`}
              aria-current={entity.name === current ? 'page' : undefined}
            >
              <code>{entity.name}</code>
              <span>{entityLabel(t, entity.name, 'many')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Derived({ entity }: { readonly entity: AnyEntity }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDeferredValue(typed)
  const parts = useMemo(() => [...inspect(entity, known), ...samplePart(entity)], [entity])
  const shown = useMemo(() => searchParts(parts, words), [parts, words])
  return (
    <div>
      <div className="lobby-inspector-head">
        <h2>
          <code>{entity.name}</code> {entityLabel(t, entity.name, 'many')}
        </h2>
        <Link to={`/${screensOf(entity).list}`}>Open its list</Link>
        <Search label="Search in it" typed={typed} onChange={setTyped} />
      </div>
      {shown.map((one) => (
        <PartTable key={one.title} {...one} />
      ))}
      {shown.length === 0 && <p>Nothing found.</p>}
    </div>
  )
}

function PartTable({ title, note, head, rows }: Part) {
  return (
    <section aria-label={title}>
      <h3>
        {title} {note !== undefined && <small>{note}</small>}
      </h3>
      <div className="lobby-inspector-scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              {head.map((one) => (
                <th key={one} scope="col">
                  {one}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, place) => (
                  <td key={head[place]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface SearchProps {
  readonly label: string
  readonly typed: string
  readonly onChange: (typed: string) => void
}

const Search = ({ label, typed, onChange }: SearchProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    value={typed}
    onChange={(event) => onChange(event.target.value)}
  />
)
