/** In a process of the bench: does what its parent asks, one thing at a time, and ends with its parent. */
export function answerParent<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    work(question).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) => process.send?.({ error: String(error instanceof Error ? error.stack : error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
  // Ctrl-C reaches the whole group: the parent ends its processes in order.
  process.on('SIGINT', () => undefined);
}
