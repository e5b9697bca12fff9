import type { ReactNode } from 'react'

interface TroubleProps {
  readonly icon: ReactNode
  readonly color: 'warning' | 'error'
  readonly title: string
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A page that says why there is nothing else, and the way on. */
export const Trouble = ({ icon, color, title, action, children }: TroubleProps) => (
  <div className="lobby-trouble">
    <div style={{ fontSize: 56, color: `var(--ant-color-${color})` }}>{icon}</div>
    <h1>{title}</h1>
    <p className="lobby-secondary">{children}</p>
    {action}
  </div>
)
