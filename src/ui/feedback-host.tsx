import { App } from 'antd'
import { useEffect } from 'react'
import { provideFeedback } from './feedback.ts'

/** Where antd's messages, notices and dialogs are drawn. */
export const FeedbackHost = () => (
  <App>
    <Handover />
  </App>
)

function Handover() {
  const app = App.useApp()
  useEffect(() => provideFeedback(app), [app])
  return null
}
