import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Block, Inline } from './text.ts'

/** The text of a page of the docs. */
export const Blocks = ({ of }: { readonly of: readonly Block[] }) =>
  of.map((block, at) => <Drawn key={at} of={block} />)

function Drawn({ of: block }: { readonly of: Block }): ReactNode {
  if (block.is === 'text') return <p>{words(block.of)}</p>
  if (block.is === 'picture') return <img src={block.src} alt={block.alt} loading="lazy" />
  if (block.is === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading id={block.id}>{words(block.of)}</Heading>
  }
  if (block.is === 'list') {
    const List = block.numbered ? 'ol' : 'ul'
    return (
      <List>
        {block.of.map((item, at) => (
          <li key={at}>{words(item)}</li>
        ))}
      </List>
    )
  }
  return (
    // A wide table is moved by itself, also by keys.
    <div className="lobby-help-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, at) => (
              <th key={at} scope="col">
                {words(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{words(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const words = (of: readonly Inline[]): ReactNode[] => of.map((part, at) => <Words key={at} of={part} />)

function Words({ of: part }: { readonly of: Inline }): ReactNode {
  if (typeof part === 'string') return part
  if (part.is === 'code') return <code>{part.text}</code>
  if (part.is !== 'link') {
    const Mark = part.is
    return <Mark>{words(part.of)}</Mark>
  }
  if (part.to.startsWith('/')) return <Link to={part.to}>{words(part.of)}</Link>
  return (
    <a href={part.to} target="_blank" rel="noreferrer">
      {words(part.of)}
    </a>
  )
}
