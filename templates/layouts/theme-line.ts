/** The one inline script: puts the saved theme on the root element before anything is painted. */
export const themeLine =
  "try{const t=localStorage.getItem('theme');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch{}";
