import { QuestionCircleOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useT } from '../i18n/use-t.ts'

/** The address at which the page of the docs is found that explains the page that is open. */
export const useHelpAddress = () => `/help?of=${encodeURIComponent(useLocation().pathname)}`

/** Leads to what explains the page that is open. */
export function HelpLink(): ReactNode {
  const t = useT()
  return (
    <Link
      to={useHelpAddress()}
      className="lobby-button"
      data-type="text"
      data-shape="square"
      aria-label={t('console.shell.help')}
      title={t('console.shell.help')}
    >
      <QuestionCircleOutlined />
    </Link>
  )
}
