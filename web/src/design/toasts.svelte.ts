/** Short notices at the edge of the page: a link was copied, a file was saved. */
export interface Notice {
  id: number;
  text: string;
}

const SHOWN_MS = 4000;

class Toasts {
  list = $state.raw<Notice[]>([]);
  #last = 0;

  show(text: string): void {
    const notice = { id: ++this.#last, text };
    this.list = [...this.list, notice];
    setTimeout(() => {
      this.list = this.list.filter((each) => each !== notice);
    }, SHOWN_MS);
  }
}

export const toasts = new Toasts();
