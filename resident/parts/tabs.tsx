import { Link } from '../router/link.tsx'

interface TabsProps {
  /** Address, name, and whether it is the one that is open. */
  readonly of: readonly (readonly [to: string, name: string, isOpen: boolean])[]
}

/** Places beside each other, each with its own address. */
export const Tabs = ({ of }: TabsProps) => (
  <nav className="tabs">
    {of.map(([to, name, isOpen]) => (
      <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
