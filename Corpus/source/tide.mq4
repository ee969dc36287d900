//| Tells when the tide turns. |
#property copyright "Nobody"
#property strict
#property indicator_chart_window

input int Hours = 6;
input double Least = 0.5;

int OnInit()
  {
   return(INIT_SUCCEEDED);
  }

void OnTick()
  {
   if(Least > 0) Print("turned after ", Hours);
  }
