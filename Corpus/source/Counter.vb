Option Strict On
Imports System
Imports System.Collections.Generic

Module Counter
    Function CountWords(text As String) As Dictionary(Of String, Integer)
        Dim counts As New Dictionary(Of String, Integer)()
        For Each word As String In text.Split(" "c)
            If counts.ContainsKey(word) Then
                counts(word) += 1
            Else
                counts.Add(word, 1)
            End If
        Next
        Return counts
    End Function

    Sub Main()
        For Each pair In CountWords("sea wind sea salt")
            Console.WriteLine("{0}: {1}", pair.Key, pair.Value)
        Next
    End Sub
End Module
