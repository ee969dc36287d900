import "ecere"

class NotePad : Window
{
   caption = $"Notes";
   background = activeBorder;
   borderStyle = sizable;
   hasMaximize = true, hasMinimize = true, hasClose = true;
   hasMenuBar = true;
   clientSize = { 480, 320 };

   String fileName;
   bool modified;

   Menu fileMenu { menu, $"File", f };
   MenuItem openItem
   {
      fileMenu, $"Open...", o, ctrlO;

      bool NotifySelect(MenuItem selection, Modifiers mods)
      {
         FileDialog dialog { type = open, text = $"Open a note" };
         if(dialog.Modal() == ok)
            Load(dialog.filePath);
         return true;
      }
   };
   MenuDivider { fileMenu };
   MenuItem exitItem { fileMenu, $"Exit", x, altF4, NotifySelect = MenuFileExit };

   EditBox edit
   {
      this, anchor = { 0, 0, 0, 24 };
      multiLine = true, hasVertScroll = true, textVertScroll = true;
      font = { "Courier New", 11 };

      void NotifyUpdate(EditBox editBox)
      {
         modified = true;
         wordCount.caption = PrintString("Words: ", CountWords(editBox.contents));
      }
   };
   Label wordCount { this, anchor = { left = 8, bottom = 4 } };

   property const char * file
   {
      set { delete fileName; fileName = CopyString(value); }
      get { return fileName; }
   }

   bool Load(const char * path)
   {
      File f = FileOpen(path, read);
      if(f)
      {
         file = path;
         edit.Load(f);
         delete f;
         return true;
      }
      return false;
   }

   int CountWords(const String s)
   {
      Array<String> words { };
      int count;
      if(!s) return 0;
      count = TokenizeWith(s, 1024, words.array, " \t\n", false);
      delete words;
      return count;
   }

   ~NotePad()
   {
      delete fileName;
   }
}

NotePad pad { };
