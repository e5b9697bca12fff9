/** Fields of a conversation that the desk shows; the list loads all of them. */
export const shownFields: readonly string[] = [
  'created_at',
  'content',
  'images',
  'topic_id',
  'apartment_id',
  'sender_id',
  'receiver',
  'assignee_id',
  'process_hours',
  'due_at',
  'owed',
  'result',
  'rating',
  'unanswered_count',
]
