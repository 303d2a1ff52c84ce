declare global {
  interface Window {
    /** By the address that was asked; index.html asks while the code is on its way. */
    earlyAnswers?: Record<string, Promise<Response>>;
  }
}

/** Each early answer is for whoever asks first. What went wrong is asked again, as if it never was. */
export function withEarlyAnswers(usual: typeof fetch): typeof fetch {
  const answers = window.earlyAnswers ?? {};
  return (address, init) => {
    const path = typeof address === 'string' ? address : '';
    const answer = answers[path];
    delete answers[path];
    const isRead = (init?.method ?? 'GET') === 'GET';
    return answer && isRead ? answer.catch(() => usual(address, init)) : usual(address, init);
  };
}
