import { LinkOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { showError } from '../../errors/error-popup.tsx'
import { formatDateTime } from '../../fields/format.ts'
import type { Translate } from '../../i18n/use-t.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface Made {
  readonly link: string
  /** ISO instant. */
  readonly expires_at: string
}

interface MadeLinkProps {
  /** The button. */
  readonly label: string
  readonly title: string
  /** What the link is for, and until when. */
  readonly help: (time: string) => string
  readonly make: () => Promise<Made>
  readonly t: Translate
}

/** Makes a link for somebody who signs in nowhere, and shows it to be copied. */
export function MadeLink({ label, title, help, make, t }: MadeLinkProps) {
  const [made, setMade] = useState<Made>()
  const [isBusy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      setMade(await make())
    } catch (error) {
      showError(t, error)
    } finally {
      setBusy(false)
    }
  }
  const close = () => setMade(undefined)
  return (
    <>
      <Button icon={<LinkOutlined aria-hidden />} loading={isBusy} onClick={() => void begin()}>
        {label}
      </Button>
      {made !== undefined && (
        <Dialog
          open
          title={title}
          okText={t('console.crud.record.close')}
          // There is nothing to go back from.
          footer={(_buttons, { OkBtn }) => <OkBtn />}
          onOk={close}
          onCancel={close}
        >
          <p>{help(formatDateTime(made.expires_at))}</p>
          <Input
            readOnly
            aria-label={label}
            value={made.link}
            onFocus={(event) => event.target.select()}
            suffix={<CopyButton text={made.link} />}
          />
        </Dialog>
      )}
    </>
  )
}
